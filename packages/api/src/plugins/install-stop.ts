import type { ApiError } from '../core/api-error';

/** Code of the error that a refused installation throws. */
export const NOT_INSTALLED = 'plugins_not_installed';

type Times = Readonly< Record< string, unknown > >;

/** Times of an answer without any, as some hosts send it. */
export const NO_TIMES: Times = {};

/** The step at which an installation stopped: at the plugin directory, which did not answer the site, or at the plugin's files. */
export type InstallStop = 'directory' | 'files';

/** The part of the answer that says which files the host tried to fetch. */
interface MeasuredAnswer {
	readonly data: { readonly install_time: Times };
}

/**
 * Finds out where the installation of a plugin stopped. The answer has no code for it and its message is translated, but
 * every host measures the time of each plugin whose files it tried to fetch.
 *
 * @param error  The error that `installPlugins` threw.
 * @param plugin Directory name of a plugin that was refused.
 * @return Undefined when the answer does not say so.
 */
export function installStop( { code, data }: Pick< ApiError, 'code' | 'data' >, plugin: string ): InstallStop | undefined {
	const times = code === NOT_INSTALLED ? ( data as MeasuredAnswer ).data.install_time : NO_TIMES;
	if ( times === NO_TIMES ) {
		return undefined;
	}
	return plugin in times ? 'files' : 'directory';
}
