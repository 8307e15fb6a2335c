/**
 * The colours of code, as variables of the style sheet: cool ones, so that the numbers, which
 * can be moved, stand out.
 */

interface Rule {
  scope?: string[];
  settings: { foreground: string };
}

/** A theme for VitePress's highlighter. */
export interface CodeTheme {
  name: string;
  type: 'light';
  fg: string;
  bg: string;
  settings: Rule[];
}

const rule = (name: string, scope: string[]): Rule => ({ scope, settings: { foreground: `var(--code-${name})` } });

export const CODE_THEME: CodeTheme = {
  name: 'course',
  type: 'light',
  fg: 'var(--code-ink)',
  bg: 'transparent',
  settings: [
    { settings: { foreground: 'var(--code-ink)' } },
    rule('comment', ['comment', 'punctuation.definition.comment']),
    rule('keyword', ['keyword.control', 'keyword.operator.new', 'keyword.operator.expression', 'storage']),
    rule('keyword', ['constant.language', 'variable.language']),
    rule('string', ['string', 'punctuation.definition.string', 'punctuation.definition.template-expression']),
    // Inside a template string stands code again.
    rule('ink', ['meta.template.expression', 'string.template meta.embedded']),
    rule('function', ['entity.name.function', 'support.function']),
    rule('number', ['constant.numeric', 'keyword.other.unit']),
  ],
};
