/** Handing an address on. */

/** Offers an address to the system's own sharing; `false` where there is none, as on most desktops. */
export async function shareAddress(url: string): Promise<boolean> {
  const touch = matchMedia('(pointer: coarse)').matches;
  if (!touch || !('share' in navigator)) return false;
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    // Who closes the system's sheet has had what they asked for.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a text; says whether it could. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages at plain addresses of a home network may not use the clipboard, but may copy a selection.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
