import { afterEach, beforeEach, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { installBrowserStubs } from './browser-stubs';
import { verifyConsole, watchConsole } from './console-guard';
import { resetFakeRest, verifyFakeRest } from './fake-rest';
import { verifyTranslation, watchTranslation } from './translation-guard';

installBrowserStubs();
// A busy machine needs more time.
configure( { asyncUtilTimeout: 5000 } );

beforeEach( () => {
	watchConsole();
	resetFakeRest();
	watchTranslation();
} );

afterEach( () => {
	try {
		verifyTranslation();
	} finally {
		cleanup();
	}
	jest.useRealTimers();
	verifyFakeRest();
	verifyConsole();
} );
