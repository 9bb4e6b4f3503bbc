import type { BootSettings, FactName } from '@store-admin/settings';

/** Conditions whose values the client does not need. */
type ServerName = 'hasOnlyOwnGateways' | 'remembersAccount';

type BootName = FactName | keyof BootSettings | ServerName;

/** A value of the boot object that must hold (not false, 0 or empty), or with `!` one that must not. */
type Condition = BootName | `!${ BootName }`;

/**
 * A GET request whose answer the server prints into the page; the client must send exactly the same. A manifest.ts exports
 * its `preloads` as a constant of their own: only the build imports them, so they are in no bundle.
 */
export interface Preload {
	/** Path of the REST route. A part in braces is replaced by a fact of the server. */
	readonly path: string;
	/** A value in braces is replaced by a fact, for example `{actionableStatuses}`. */
	readonly query?: Readonly< Record< string, string | number | readonly string[] > >;
	/**
	 * The server computes and prints the answer after the scripts, so that the page does not wait for it; the request waits for the end of the
	 * page. Screens without the header have no such answers, because only the header needs them.
	 */
	readonly isLate?: true;
	/** Body of a POST request that only reads. Such an answer is printed on settings pages only, see `takePrintedAnswer`. */
	readonly post?: Readonly< Record< string, string > >;
	/** The answer is printed only if all conditions are met. */
	readonly when?: readonly Condition[];
	/** Capabilities that the user must have. */
	readonly can?: readonly string[];
}

/** Requirements of a part of the frame. Classic pages get its facts too, unless `isAppOnly`, but no preloads. */
export interface FrameManifest {
	/** Facts of the boot object that the code reads with `getFacts( manifest )`. */
	readonly facts: readonly FactName[];
	/** Whether classic pages do without the facts. */
	readonly isAppOnly?: true;
}

/** Requirements of each page of the app, which the server meets before the page starts. */
export interface AppManifest extends FrameManifest {
	/** Name of the chunk that the page loads (`webpackChunkName`); the server prints preload tags for it. */
	readonly chunk: string;
	/** Names of options that are requested together. The server preloads the answer. */
	readonly options?: readonly string[];
}

/** Description of a screen for the server and the app. */
export interface ScreenManifest extends AppManifest {
	/** Pattern of React Router. */
	readonly path: string;
	/** The capability that a user needs to see the screen. */
	readonly capability: string;
	/** For a screen in full screen: the class of body that names it. The server prints it, so that the menu does not show for a moment. */
	readonly fullScreen?: string;
	/** Only a screen without the header of the app says so. */
	readonly hasHeader?: false;
}

/** Description, for the server, of the screen of a set-up task. Home shows that screen for `task=id`. */
export interface TaskManifest extends AppManifest {
	/** Id of the task. */
	readonly task: string;
}

interface SettingsPart extends AppManifest {
	/** The part is shown only if all conditions are met. The facts that they name are computed on settings pages only. */
	readonly when?: readonly Condition[];
	/** Capabilities that the user must have. */
	readonly can?: readonly string[];
}

/** Description of a part of a classic settings page. The server adds its facts only to pages that show it. */
export type IslandManifest = SettingsPart &
	(
		| {
				/** Ids of the elements that the host prints for the part. */
				readonly places: readonly string[];
		  }
		| {
				/** The part is shown below the form of this tab, when no section and no zone is open. */
				readonly tab: string;
				/** Id of an element that the tab must have printed: it tells which kind of tab this host has. */
				readonly beside?: string;
		  }
	);
