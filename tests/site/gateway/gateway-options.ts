import type { PhpCommand } from './php-worker';

/** What the gateway is told on its command line, as JSON. */
export interface GatewayOptions {
	readonly port: number;
	/** How many PHP processes answer at the same time. */
	readonly workers: number;
	readonly php: PhpCommand;
}
