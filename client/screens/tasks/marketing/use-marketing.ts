import { useCallback, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { mapRemote, useFreeExtensions, useNotices, useTaskActions, type RemoteData } from '@store-admin/data';
import { toUrl } from '@store-admin/navigation';
import { useAttempt } from '../../../shared/write/use-attempt';
import type { InstallProblem } from '../../../shared/plugins/describe-install-error';
import { usePluginInstall } from '../parts/plugins/use-plugin-install';
import { toMarketingGroups, type MarketingExtension, type MarketingGroup } from './marketing-extensions';

const TASK = 'marketing';

/** Reason why an action for one extension failed. */
export interface MarketingFailure {
	readonly slug: string;
	readonly errors: readonly InstallProblem[];
}

export interface MarketingHook {
	readonly groups: RemoteData< readonly MarketingGroup[] >;
	readonly retry: () => void;
	readonly busySlug: string | undefined;
	readonly failure: MarketingFailure | undefined;
	/** The extension that was installed or activated last. */
	readonly startedSlug: string | undefined;
	readonly canInstall: boolean;
	/** Installs and activates the extension as needed, and marks the task as done. */
	readonly start: ( extension: MarketingExtension ) => void;
	/** Marks the task as done and opens the page where the extension is managed. */
	readonly manage: ( extension: MarketingExtension ) => void;
}

function useGroups( active: RemoteData< readonly string[] > ) {
	const { groups, retry } = useFreeExtensions();
	const activeSlugs = active.status === 'ready' ? active.data : undefined;
	const shown = useMemo( () => mapRemote( groups, ( known ) => toMarketingGroups( known, activeSlugs ?? [] ) ), [ groups, activeSlugs ] );
	return { groups: shown, retry };
}

/** Marks the task as done: the server completes it when its action was taken and an extension is installed. */
function useMarkDone() {
	const { actionTask, optimisticallyCompleteTask } = useTaskActions();
	return useCallback( async () => {
		await actionTask( TASK );
		await optimisticallyCompleteTask( TASK );
	}, [ actionTask, optimisticallyCompleteTask ] );
}

/** Data and actions of the marketing task. */
export function useMarketing(): MarketingHook {
	const plugins = usePluginInstall();
	const { groups, retry } = useGroups( plugins.active );
	const { createNotice } = useNotices();
	const markDone = useMarkDone();
	const [ current, setCurrent ] = useState< string | undefined >();
	const { attempt, failure, clearFailure } = useAttempt();

	const tryMarking = async () => attempt( { problem: __( 'The task was not marked as done', 'store-admin' ), write: markDone } );

	const start = async ( { slug, name }: MarketingExtension ) => {
		setCurrent( slug );
		clearFailure();
		if ( ! ( await plugins.install( [ slug ] ) ) ) {
			return;
		}
		retry();
		if ( await tryMarking() ) {
			/* translators: %s: name of an extension. */
			const done = sprintf( __( '%s is installed and active.', 'store-admin' ), name );
			void createNotice( 'success', done, { type: 'snackbar' } );
		}
	};

	const manage = ( { slug, manageUrl }: MarketingExtension ) => {
		setCurrent( slug );
		clearFailure();
		// The request outlives the page. When it fails the extension is opened anyway; the next visit can mark the task.
		void tryMarking();
		const url = toUrl( manageUrl );
		if ( url ) {
			// Loads a new document, because the extension may have been activated after this one was loaded.
			globalThis.location.assign( url.href );
		}
	};

	const errors = [ ...plugins.errors, ...( failure ? [ { text: failure.message } ] : [] ) ];
	return {
		groups,
		retry,
		busySlug: plugins.busySlugs[ 0 ],
		failure: current && errors.length > 0 ? { slug: current, errors } : undefined,
		startedSlug: current,
		canInstall: plugins.canInstall,
		start: ( extension ) => void start( extension ),
		manage,
	};
}
