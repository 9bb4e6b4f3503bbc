import wordpress from '@wordpress/eslint-plugin';
import tseslint from 'typescript-eslint';
import globals from 'globals';

const restricted = ( patterns ) => [ 'error', { patterns } ];
const noTimeLibraries = {
	group: [ 'moment', 'moment-timezone', 'dayjs', 'lodash', 'lodash/*', 'zod' ],
	message: 'Too heavy or wrong; see docs/adr.',
};
const noSecondQueryParser = {
	name: 'URLSearchParams',
	message: 'Query strings go through @store-admin/query; see docs/adr/0017-query-strings.md.',
};
const focusWithoutWait = {
	selector:
		':matches(CallExpression[callee.property.name="toHaveFocus"]:has(CallExpression[callee.name="expect"] > AwaitExpression), CallExpression[callee.property.name="toHaveFocus"][callee.object.property.name="resolves"])',
	message: 'The focus can follow a frame after its element: await waitFor( () => expect( … ).toHaveFocus() ).',
};
const test = [ '**/test/**', 'tests/**' ];

/** Rules that take seconds and find nothing here: prettier aligns comments, and no component is a class. */
const withoutUse = [
	...[ 'access', 'alignment', 'line-alignment', 'property-names', 'types', 'values' ].map( ( name ) => `jsdoc/check-${ name }` ),
	...[ 'empty-tags', 'multiline-blocks', 'no-multi-asterisks', 'tag-lines', 'valid-types' ].map( ( name ) => `jsdoc/${ name }` ),
	...[ 'property', 'property-description', 'property-name', 'property-type' ].map( ( name ) => `jsdoc/require-${ name }` ),
	...[ 'no-deprecated', 'no-direct-mutation-state', 'require-render-return' ].map( ( name ) => `react/${ name }` ),
];

export default tseslint.config(
	{ ignores: [ 'build/**', '**/build-types/**', 'vendor/**', 'node_modules/**', '.site/**', 'tests/demo-store/**/*.js' ] },
	...wordpress.configs[ 'recommended' ],
	{
		rules: {
			'@wordpress/dependency-group': [ 'error', 'never' ],
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: [ 'woocommerce', 'store-admin' ] } ],
			'@wordpress/no-unsafe-wp-apis': 'off',
			// npm run lint:format looks at all files, once.
			'prettier/prettier': 'off',
			'import/no-unresolved': 'off',
			'import/named': 'off',
			'import/default': 'off',
			'import/no-extraneous-dependencies': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/no-undefined-types': 'off',
			'dot-notation': 'off',
			...Object.fromEntries( withoutUse.map( ( name ) => [ name, 'off' ] ) ),
			'jsdoc/check-param-names': [ 'error', { checkDestructured: false } ],
			'max-lines': [ 'error', { max: 300 } ],
			'max-lines-per-function': [ 'error', { max: 80 } ],
			complexity: [ 'error', 12 ],
			'no-restricted-exports': [ 'error', { restrictDefaultExports: { direct: true } } ],
			'react-hooks/exhaustive-deps': 'error',
		},
	},
	{
		files: [ '**/*.ts', '**/*.tsx' ],
		extends: [ tseslint.configs.recommendedTypeChecked ],
		languageOptions: {
			parserOptions: {
				project: [ './packages/*/tsconfig.json', './client/tsconfig.json', './tests/tsconfig.json' ],
				tsconfigRootDir: import.meta.dirname,
			},
		},
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			// An interface names a type that is inferred from a shape, for messages of the compiler and for authors of extensions.
			'@typescript-eslint/no-empty-object-type': [ 'error', { allowInterfaces: 'with-single-extends' } ],
			'@typescript-eslint/consistent-type-imports': [ 'error', { fixStyle: 'inline-type-imports' } ],
			'@typescript-eslint/switch-exhaustiveness-check': 'error',
			'@typescript-eslint/unbound-method': 'off',
			// The compiler finds these.
			'no-unused-vars': 'off',
			'@typescript-eslint/no-unused-vars': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/check-tag-names': 'off',
			'no-restricted-imports': restricted( [ noTimeLibraries ] ),
			'no-undef': 'off',
		},
	},
	{
		files: [ '**/*.tsx' ],
		ignores: [ ...test, 'packages/components/src/link/anchor.tsx', 'packages/navigation/src/link.tsx' ],
		rules: {
			'react/forbid-elements': [
				'error',
				{ forbid: [ { element: 'a', message: 'Anchor, Button and Link check addresses; <a> does not.' } ] },
			],
		},
	},
	{
		files: [ 'packages/**/*.ts', 'packages/**/*.tsx' ],
		ignores: test,
		rules: {
			'@typescript-eslint/explicit-module-boundary-types': 'error',
			'no-restricted-globals': [ 'error', noSecondQueryParser ],
			'no-restricted-imports': restricted( [
				noTimeLibraries,
				{ group: [ '**/client/**' ], message: 'Packages never import the client.' },
			] ),
		},
	},
	{
		files: [ 'client/**/*.ts', 'client/**/*.tsx' ],
		ignores: test,
		rules: {
			'no-restricted-imports': restricted( [
				noTimeLibraries,
				{
					group: [ '@store-admin/api', '@wordpress/api-fetch' ],
					allowTypeImports: true,
					message: 'Only packages/data speaks to packages/api.',
				},
				{ group: [ '@store-admin/*/*' ], message: 'Packages are entered through their front door.' },
			] ),
			'no-restricted-globals': [ 'error', 'wcSettings', 'wcAdminFeatures', noSecondQueryParser ],
		},
	},
	{
		files: test,
		languageOptions: { globals: { ...globals.node, ...globals.browser } },
		rules: {
			'max-lines-per-function': 'off',
			'no-restricted-syntax': [ 'error', focusWithoutWait ],
			'no-console': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
		},
	},
	{
		// Written as a third party would: its own text domain, and files without a build step.
		files: [ 'tests/extension/**/*.js' ],
		rules: { '@wordpress/i18n-text-domain': 'off' },
	},
	{
		files: [ 'assets/inline/*.js' ],
		languageOptions: { globals: globals.browser },
	},
	{
		files: [ '*.js', '*.cjs', '*.mjs', 'tests/**/*.js' ],
		languageOptions: { globals: globals.node },
		rules: { 'no-restricted-exports': 'off' },
	}
);
