/**
 * Where the focus goes when what had it leaves the page: a reader by keys would else begin again at its top.
 */
import { nextTick } from 'vue';

/** Once the page has changed, `next` is focused, unless the focus has a place already. */
export async function focusOn(next: () => HTMLElement | null | undefined): Promise<void> {
  await nextTick();
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || activeElement.matches(':disabled');
  if (isLost) next()?.focus({ preventScroll: true });
}
