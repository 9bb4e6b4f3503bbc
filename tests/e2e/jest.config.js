const base = require( '../../jest.config.js' );
const { countLanes } = require( './support/lanes.js' );

/** Chromium on real local stores: one worker process per lane, each with a store of its own. */
/** @type {import('jest').Config} */
module.exports = {
	...base,
	rootDir: '../..',
	testEnvironment: '<rootDir>/tests/e2e/support/environment.cjs',
	roots: [ '<rootDir>/tests/e2e' ],
	testMatch: [ '**/*.test.ts' ],
	testPathIgnorePatterns: [ '/node_modules/' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/e2e/support/retry.ts' ],
	globalSetup: '<rootDir>/tests/e2e/support/global-setup.ts',
	globalTeardown: '<rootDir>/tests/e2e/support/global-teardown.ts',
	testSequencer: '<rootDir>/tests/e2e/support/longest-first.js',
	maxWorkers: countLanes(),
	// A test may start a store of its own, and a busy machine is slow.
	testTimeout: 120000,
};
