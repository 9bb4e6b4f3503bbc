import type { BootSettings, FactName } from '@store-admin/settings';

type BootName = FactName | keyof BootSettings;

/** A value of the boot object that must hold (not false, 0 or empty), or with `!` one that must not. */
type Condition = BootName | `!${ BootName }`;

/** A GET request whose answer the server prints into the page; the client must ask for exactly the same. */
export interface Preload {
	/** Path of the REST route. */
	readonly path: string;
	/** A value in braces stands for a fact, for example `{actionableStatuses}`. */
	readonly query?: Readonly< Record< string, string | number | readonly string[] > >;
	/** All of them must hold, or the answer is not printed. */
	readonly when?: readonly Condition[];
	/** Capabilities that the user must have. */
	readonly can?: readonly string[];
}

interface Manifest {
	/** Facts of the boot object that the code reads with `getFacts( manifest )`. */
	readonly facts: readonly FactName[];
}

/** What a part of the frame needs on every page, classic pages included. Classic pages get its facts only, no preloads. */
export interface FrameManifest extends Manifest {
	readonly preloads?: readonly Preload[];
}

/** What the start of each page of the app needs. */
export interface AppManifest extends Manifest {
	/** Name of the chunk that the page will ask for (`webpackChunkName`); the server prints preload tags for it. */
	readonly chunk: string;
	/** Names of options that are asked for in one request, which the server preloads. */
	readonly options?: readonly string[];
	readonly preloads?: readonly Preload[];
}

/** What the server and the app have to know of a screen. */
export interface ScreenManifest extends AppManifest {
	/** Pattern of React Router. */
	readonly path: string;
	/** Who may see the screen. */
	readonly capability: string;
}

/** The same of the screen of a set-up task, which Home shows for `task=id`. */
export interface TaskManifest extends AppManifest {
	/** Id of the task. */
	readonly task: string;
}
