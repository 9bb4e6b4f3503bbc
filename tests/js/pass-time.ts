import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/**
 * Replaces the clock of the page. It continues like the real one, and `passTime` moves it forward. The test setup
 * restores the real clock after each test.
 */
export function controlTime(): void {
	jest.useFakeTimers( { advanceTimers: true } );
}

/**
 * Moves the clock forward at once, with everything that happens in that time. Call `controlTime()` before the code under
 * test starts its timers.
 *
 * @param ms milliseconds
 */
export async function passTime( ms: number ): Promise< void > {
	await act( () => jest.advanceTimersByTimeAsync( ms ) );
}
