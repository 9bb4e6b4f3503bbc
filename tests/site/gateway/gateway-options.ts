import type { PhpCommand } from './php-worker';
import type { StaticFiles } from './static-file';

/** The command line argument of the gateway, as JSON. */
export interface GatewayOptions {
	readonly port: number;
	/** Number of PHP processes that answer at the same time. */
	readonly workers: number;
	readonly php: PhpCommand;
	readonly files: StaticFiles;
}
