/** Colours of scenes: what a quantity or a body has, and what becomes of it on a light and on a dark page. */
import { COLOUR, SERIES_COLOURS } from './style.js';

/** What a page gives a scene to draw with. Plain JSON: the player takes it into the page. */
export interface ScenePalette {
  /** Behind the scene; labels wear it as a halo. */
  paper: string;
  ink: string;
  /** Numbers at axes. */
  quiet: string;
  grid: string;
  /** Of a scene's colours, as lines and areas are drawn. A colour that is not here stays. */
  lines: Readonly<Record<string, string>>;
  /** The same as words: a line may be light, a word never. */
  words: Readonly<Record<string, string>>;
}

/** Bodies are brick; a second and a third one differ in hue and in lightness. */
export const BODY_COLOURS: readonly string[] = ['#c4633e', '#71889c', '#c2a468'];

/** A quantity has one colour in the whole course. */
const QUANTITIES: Readonly<Record<string, string>> = { L: COLOUR.ink, ω: COLOUR.purple };

/** The colour of an arrow or a path that does not say its own. */
export const quantityColour = (name: string, k: number): string =>
  QUANTITIES[name] ?? SERIES_COLOURS[k % SERIES_COLOURS.length];

/** The palettes of a light and of a dark page. */
export const SCENE_PALETTES: { readonly light: ScenePalette; readonly dark: ScenePalette } = {
  light: {
    paper: '#ffffff',
    ink: '#24262b',
    quiet: '#686c75',
    grid: '#e0dbd3',
    lines: {},
    words: {
      [COLOUR.blue]: '#00659e',
      [COLOUR.red]: '#a84a00',
      [COLOUR.green]: '#00704f',
      [COLOUR.orange]: '#855c00',
      [COLOUR.purple]: '#98487a',
      [COLOUR.sky]: '#00659e',
    },
  },
  dark: {
    paper: '#17191e',
    ink: '#e6e8eb',
    quiet: '#9095a0',
    grid: '#353a43',
    lines: {
      [COLOUR.blue]: '#58b4ec',
      [COLOUR.red]: '#ff8a3d',
      [COLOUR.green]: '#2cc598',
      [COLOUR.orange]: '#f0b43c',
      [COLOUR.purple]: '#e49cc3',
      [COLOUR.sky]: '#9ad4f7',
      [COLOUR.ink]: '#e6e8eb',
      '#c4633e': '#d4764e',
    },
    words: {
      [COLOUR.blue]: '#6fc0f2',
      [COLOUR.red]: '#ff9d5c',
      [COLOUR.green]: '#4fd0a5',
      [COLOUR.orange]: '#f0b43c',
      [COLOUR.purple]: '#eaadcd',
      [COLOUR.sky]: '#9ad4f7',
    },
  },
};
