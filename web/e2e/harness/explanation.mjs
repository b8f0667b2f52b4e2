/** The panel that explains a point step by step. */
import assert from 'node:assert/strict';

export class Explanation {
  #person;
  #name;

  /** @param {import('./person.mjs').Person} person @param {string} [name] what the panel is called, where there are several */
  constructor(person, name = person.says('web-explain')) {
    this.#person = person;
    this.#name = name;
  }

  get #panel() {
    return this.#person.page.getByRole('region', { name: this.#name, exact: true });
  }

  /** Goes through every step to the last; each says something, and the board shows it. */
  async walksToTheEnd() {
    const person = this.#person;
    const panel = this.#panel;
    const caption = panel.getByTestId('explanation-caption');
    await caption.waitFor();
    const next = panel.getByRole('button', { name: person.says('web-explain-next') });
    const steps = Number(/\/ (\d+)/.exec(await panel.innerText())?.[1]);
    assert.ok(steps > 0, 'there are steps');
    const seen = new Set();
    for (let step = 1; step <= steps; step++) {
      await panel.getByText(`${step} / ${steps}`, { exact: true }).waitFor();
      const said = await caption.innerText();
      assert.notEqual(said.trim(), '', `step ${step} says something`);
      seen.add(said + (await panel.getByTestId('explanation-path').innerText()));
      if (step < steps) await next.click();
    }
    assert.equal(seen.size, steps, 'every step says something new');
    assert.equal(await next.isDisabled(), true, 'nothing follows the last step');
  }

  async close() {
    await this.#panel.getByRole('button', { name: this.#person.says('web-explain-close') }).click();
    await this.#panel.waitFor({ state: 'detached' });
  }
}
