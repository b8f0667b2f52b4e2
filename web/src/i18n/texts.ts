import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from './language.ts';

/** What a message's variables are filled with. */
export type Arguments = Record<string, FluentVariable>;

/** The texts of one language. */
export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: Iterable<string>) {
    this.language = language;
    // The marks that isolate text of another writing direction are of no use to these four languages.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /**
   * The message `id`, or its attribute `id.attribute`, with the variables filled in. The identifier itself if
   * there is none, which the tests refuse.
   */
  format(id: string, args?: Arguments): string {
    const [name = id, attribute] = id.split('.', 2);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    // A list for the errors keeps a wrong argument from being thrown; what is missing is shown as {$name}.
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }
}
