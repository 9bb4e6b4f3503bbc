import { jest } from '@jest/globals';

// A test that fails is run once more, at the end of its describe block. `npm test` names those that passed only then.
jest.retryTimes( 1, { logErrorsBeforeRetry: true } );
