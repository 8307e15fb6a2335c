import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import ts from 'typescript';

const untypedFiles = ['**/*.mjs', '**/*.js', '**/*.cjs'];

const typeImports = {
  selector: 'ImportSpecifier[importKind="type"]',
  message: 'Import types apart: import type { … }.',
};
const ownGrammar = {
  selector: 'TemplateElement[value.raw=/: expected /]',
  message: 'One function makes the messages: message, or messageInWords (linear/expect.ts).',
};

/** One style of templates: a number needs no String() there. */
const plainNumbers = {
  create: (context) => ({
    'TemplateLiteral > CallExpression[callee.name="String"]'(node) {
      const { flags } = context.sourceCode.parserServices.getTypeAtLocation(node.arguments[0]);
      if (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike))
        context.report({ node, message: 'Write ${n}: a template makes text of it by itself.' });
    },
  }),
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.lab/',
      'work/',
      'test/hostile/',
      'test/course/exercises/*/*/',
      'src/course/site/.vitepress/cache/',
      'test/bench/node_modules/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    plugins: { house: { rules: { 'plain-numbers': plainNumbers } } },
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './test/tsconfig.json', './src/course/site/.vitepress/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Matrices and typed arrays are indexed all over; the compiler knows their types without the noise.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A labelled tuple reads like the textbook; numbers in messages are the point of the messages.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      'house/plain-numbers': 'error',
      'no-restricted-syntax': ['error', typeImports],
      // `const { line: _, ...rest }` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // `typeof import('./stub.js')` is how checks name what a student exports.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Results must repeat: take a seed.' },
        { object: 'Math', property: 'acos', message: 'acos loses small angles: use atan2.' },
      ],
    },
  },
  {
    // The rooms of the course do not import the library, except cells.
    files: ['src/{linear,rotation,frames,mass,integration,dynamics,constraints,figures,course/cells}/**/*.ts'],
    ignores: ['src/linear/expect.ts'],
    rules: { 'no-restricted-syntax': ['error', typeImports, ownGrammar] },
  },
  {
    // A stub imports and takes what the student will use.
    files: ['exercises/*/stub.ts', 'src/course/verify/template/stub.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: untypedFiles,
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        performance: 'readonly',
        require: 'readonly',
        module: 'readonly',
        Buffer: 'readonly',
      },
    },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-require-imports': 'off',
      'house/plain-numbers': 'off',
    },
  },
);
