const base = require( '../../jest.config.js' );

/** Chromium on a real local store. One worker, one store for the whole run. */
/** @type {import('jest').Config} */
module.exports = {
	...base,
	rootDir: '../..',
	testEnvironment: 'node',
	roots: [ '<rootDir>/tests/e2e' ],
	testMatch: [ '**/*.test.ts' ],
	testPathIgnorePatterns: [ '/node_modules/' ],
	setupFilesAfterEnv: [],
	globalSetup: '<rootDir>/tests/e2e/support/global-setup.ts',
	globalTeardown: '<rootDir>/tests/e2e/support/global-teardown.ts',
	testTimeout: 60000,
};
