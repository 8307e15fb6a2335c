/** Which page of the course shows which file of the repository. */

/**
 * Documents of the repository that are pages too, in the order of the sidebar; those that
 * do not exist are left out.
 */
export const DOCUMENTS = [
  { file: 'README.md', link: '/about', text: 'About the course' },
  { file: 'notebooks/look-up/glossary.md', link: '/glossary', text: 'Glossary' },
  { file: 'notebooks/look-up/errata.md', link: '/errata', text: 'Errata of the sources' },
  { file: 'notebooks/look-up/coverage/README.md', link: '/coverage', text: 'Coverage of the sources' },
] as const;

/** The page where any body is made and thrown. */
export const WORKBENCH = { link: '/workbench', text: 'Workbench' } as const;

/** The page where one is asked again. */
export const REVIEW = { link: '/review', text: 'Review' } as const;

/** The page of a form of the test of ideas. */
export const ideasPage = (form: string): { link: string; text: string } => ({
  link: `/ideas/${form.toLowerCase()}`,
  text: `Test of ideas, form ${form}`,
});

const FOLDERS = [
  { pattern: /^notebooks\/(?:src\/)?([\w-]+)\.(?:ipynb|ts)$/, link: '/notebooks/' },
  { pattern: /^exercises\/([\w-]+)(?:\/(?:README\.md)?)?$/, link: '/exercises/' },
] as const;

/** The name of the place of a cell on its notebook's page, as it stands after `#`. */
export const cellAnchor = (id: string): string => `cell-${id}`;

/**
 * The link of the page that shows a file, given by its path from the root of the course;
 * undefined for files that are no page.
 *
 * @example
 * pageOf('notebooks/05-inertia-tensor.ipynb'); // => '/notebooks/05-inertia-tensor'
 */
export function pageOf(file: string): string | undefined {
  for (const { pattern, link } of FOLDERS) {
    const name = pattern.exec(file)?.[1];
    if (name !== undefined) return link + name;
  }
  return DOCUMENTS.find((d) => d.file === file)?.link;
}
