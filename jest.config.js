/** @type {import('jest').Config} */
module.exports = {
	testEnvironment: '<rootDir>/tests/js/environment.cjs',
	roots: [ '<rootDir>/client', '<rootDir>/packages', '<rootDir>/tests' ],
	testMatch: [ '**/test/*.test.ts', '**/test/*.test.tsx' ],
	testPathIgnorePatterns: [ '/node_modules/', '\\.slow\\.test\\.tsx?$', '<rootDir>/tests/e2e/' ],
	modulePathIgnorePatterns: [ '<rootDir>/build/', '/build-types/', '<rootDir>/.site/', '<rootDir>/node_modules/.cache/' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
	transform: {
		'\\.m?[jt]sx?$': [
			'@swc/jest',
			{
				jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
				module: { type: 'commonjs' },
			},
		],
	},
	// These ship ES modules only.
	transformIgnorePatterns: [
		'/node_modules/(?!(@wordpress|@date-fns|uuid|is-plain-object|@base-ui|@ariakit|temporal-polyfill|temporal-utils|colord|memize|rememo|equivalent-key-map|iso-3166|d3-[a-z-]+|internmap)/)',
	],
	// A busy machine is slow, not wrong.
	testTimeout: 30000,
	moduleNameMapper: {
		'^@wordpress/icons$': '<rootDir>/tests/js/icons.cjs',
		'\\.s?css$': '<rootDir>/tests/js/no-styles.ts',
		'^@wordpress/date$': '<rootDir>/packages/components/src/form/platform/calendar-dates.ts',
	},
};
