import type { Database } from './database';
import type { Progress } from './progress';
import type { SeedSize } from './seed-store';
import type { PhpSource } from './site-php';
import type { SiteState } from './site-state';

/**
 * The kind of store to start. Options that are left out have the values that tests use: pinned sources, SQLite, a free
 * port, a temporary folder.
 */
export interface StartOptions {
	/** Folder of the store, which is kept when it stops. Without it a temporary folder is created, and removed by `stop()`. */
	readonly dir?: string;
	/** Port to listen on; 0 or left out for a free one. */
	readonly port?: number;
	/** First port to try when `port` is left out. */
	readonly portsFrom?: number;
	/** `npm` (default), `auto`, a folder, a zip file or a version. */
	readonly wordpress?: string;
	/** `demo` (default), `auto`, a folder, a zip file or a version. */
	readonly woocommerce?: string;
	/** `sqlite` (default) or `mysql://user:password@host:port/name`. */
	readonly database?: string;
	/** Seed data that the store must have; `none` for no data. */
	readonly seed?: SeedSize | 'none';
	/** Seed data for a new store when `seed` is not set. */
	readonly seedOfNewStore?: SeedSize;
	/** Serve the store below a folder of the address. */
	readonly subFolder?: string;
	/** Addresses such as `/?p=1`, and REST at `/?rest_route=`. */
	readonly hasPlainPermalinks?: boolean;
	/** Plugin folders to link and activate, besides the host and this project. */
	readonly plugins?: readonly string[];
	/** PHP processes that answer at the same time. */
	readonly workers?: number;
	/** Whether no script or style changes while the store runs, so that a browser need not ask again for those it has. */
	readonly hasStableFiles?: boolean;
	/** Whether no PHP file has been replaced since the last start, so that what PHP compiled then is still right. */
	readonly keepsCompiled?: boolean;
	/** Address of the server for downloads. */
	readonly downloads?: string;
	readonly progress?: Progress;
	/** Whether the server outlives this process. */
	readonly isDetached?: boolean;
}

/** A running store. */
export interface RunningSite {
	/** Address without a slash at the end. */
	readonly url: string;
	readonly port: number;
	/** A user with all rights. */
	readonly user: string;
	readonly password: string;
	/** Folder of the store; logs are in `logs/`. */
	readonly dir: string;
	/** Folder with wp-load.php. */
	readonly wordpressDir: string;
	readonly database: Database;
	readonly state: SiteState;
	/** Whether the store was running before. */
	readonly wasRunning: boolean;
	/** Runs PHP inside of the store and resolves to its output; rejects with a SiteError when PHP fails. */
	runPhp: ( source: PhpSource, args?: readonly unknown[] ) => Promise< string >;
	/** Stops the server, and removes the folder when it was created for this start only. */
	stop: () => Promise< void >;
}
