import { useCallback, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { mapRemote, useFreeExtensions, useNotices, useTaskActions, type RemoteData } from '@store-admin/data';
import { toUrl } from '@store-admin/navigation';
import { useAttempt } from '../../../shared/write/use-attempt';
import type { InstallProblem } from '../parts/plugins/describe-install-error';
import { usePluginInstall } from '../parts/plugins/use-plugin-install';
import { toMarketingGroups, type MarketingExtension, type MarketingGroup } from './marketing-extensions';

const TASK = 'marketing';

/** What went wrong with one extension. */
export interface MarketingFailure {
	readonly slug: string;
	readonly errors: readonly InstallProblem[];
}

export interface MarketingHook {
	readonly groups: RemoteData< readonly MarketingGroup[] >;
	readonly retry: () => void;
	readonly busySlug: string | undefined;
	readonly failure: MarketingFailure | undefined;
	/** The extension that was installed or switched on last. */
	readonly startedSlug: string | undefined;
	readonly canInstall: boolean;
	/** Installs what is missing, switches it on and marks the task as done. */
	readonly start: ( extension: MarketingExtension ) => void;
	/** Marks the task as done and goes to where the extension is worked with. */
	readonly manage: ( extension: MarketingExtension ) => void;
}

function useGroups( active: RemoteData< readonly string[] > ) {
	const { groups, retry } = useFreeExtensions();
	const activeSlugs = active.status === 'ready' ? active.data : undefined;
	const shown = useMemo( () => mapRemote( groups, ( known ) => toMarketingGroups( known, activeSlugs ?? [] ) ), [ groups, activeSlugs ] );
	return { groups: shown, retry };
}

/** Tells the server that the task was acted upon, which is what completes it once an extension is there. */
function useMarkDone() {
	const { actionTask, optimisticallyCompleteTask } = useTaskActions();
	return useCallback( async () => {
		await actionTask( TASK );
		await optimisticallyCompleteTask( TASK );
	}, [ actionTask, optimisticallyCompleteTask ] );
}

/** Everything that the marketing task shows and does. */
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
		// The mark is sent so that it survives leaving. One that fails must not keep anybody from the extension: it can be set the next time.
		void tryMarking();
		const url = toUrl( manageUrl );
		if ( url ) {
			// The extension may have been switched on after this document came; its screens need a new one.
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
