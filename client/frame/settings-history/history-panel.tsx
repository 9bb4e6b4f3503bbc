import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Anchor, Button, InlineError, Skeleton, SkeletonGroup } from '@store-admin/components';
import type { SettingsHistoryEntry } from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import { ComingSoonQuestion } from '../../shared/coming-soon-question';
import { formatMoment, MomentText } from '../../shared/moment-text';
import { RemoteBoundary } from '../../shared/remote/remote-boundary';
import { settingTitle, settingValue } from './setting-words';
import './style.scss';
import { useSettingsHistory, type SettingsHistory } from './use-settings-history';

function Loading(): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading the history of the settings…', 'store-admin' ) }>
			{ [ '60%', '45%', '55%' ].map( ( inlineSize ) => (
				<div key={ inlineSize } className="store-admin-history__entry">
					<Skeleton inlineSize="30%" />
					<Skeleton inlineSize={ inlineSize } />
				</div>
			) ) }
		</SkeletonGroup>
	);
}

function Changes( { changes }: Pick< SettingsHistoryEntry, 'changes' > ) {
	return (
		<dl className="store-admin-history__changes">
			{ changes.map( ( change ) => (
				<div key={ change.option } className="store-admin-history__change">
					<dt>{ settingTitle( change ) }</dt>
					<dd>
						<del>
							<span className="screen-reader-text">{ __( 'Before:', 'store-admin' ) }</span>{ ' ' }
							<bdi>{ settingValue( change.before ) }</bdi>
						</del>{ ' ' }
						<ins>
							<span className="screen-reader-text">{ __( 'After:', 'store-admin' ) }</span>{ ' ' }
							<bdi>{ settingValue( change.after ) }</bdi>
						</ins>
					</dd>
				</div>
			) ) }
		</dl>
	);
}

interface EntryProps extends Pick< SettingsHistory, 'putBack' | 'busyId' | 'failure' | 'doneId' > {
	readonly entry: SettingsHistoryEntry;
}

/** Whether a live store would be hidden. */
function hidesStore( { changes }: SettingsHistoryEntry ): boolean {
	return changes.some( ( { option, before } ) => option === 'woocommerce_coming_soon' && before === 'yes' );
}

/** What became of a save that was put back, or why it cannot be. */
function EntryEnd( { entry, putBack, busyId, failure, doneId }: EntryProps ) {
	const [ isAsked, setIsAsked ] = useState( false );
	if ( doneId === entry.id ) {
		return (
			<p role="status" className="store-admin-history__end">
				<span>{ __( 'Put back. Reload the page to see the settings.', 'store-admin' ) }</span>{ ' ' }
				<Button variant="link" onClick={ () => window.location.reload() }>
					{ __( 'Reload Page', 'woocommerce' ) }
				</Button>
			</p>
		);
	}
	if ( ! entry.canPutBack ) {
		return <p className="store-admin-history__end">{ __( 'Changed again since then.', 'store-admin' ) }</p>;
	}
	return (
		<div className="store-admin-history__end">
			<Button
				variant="secondary"
				isBusy={ busyId === entry.id }
				isDisabled={ busyId !== null && busyId !== entry.id }
				/* translators: %s: titles of settings. */
				aria-label={ sprintf( __( 'Put back: %s', 'store-admin' ), entry.changes.map( settingTitle ).join( ', ' ) ) }
				onClick={ () => ( hidesStore( entry ) ? setIsAsked( true ) : putBack( entry.id ) ) }
			>
				{ __( 'Put back', 'store-admin' ) }
			</Button>
			{ isAsked && (
				<ComingSoonQuestion
					onConfirm={ () => {
						setIsAsked( false );
						putBack( entry.id );
					} }
					onCancel={ () => setIsAsked( false ) }
				/>
			) }
			{ failure?.subject === String( entry.id ) && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
		</div>
	);
}

function Entry( props: EntryProps ) {
	const { time, user, place, changes } = props.entry;
	const moment = formatMoment( time );
	return (
		<li className="store-admin-history__entry">
			<p className="store-admin-history__when">
				{ moment && <MomentText moment={ moment } /> }
				<span className="store-admin-history__user">{ user === '' ? __( 'A deleted account', 'store-admin' ) : user }</span>
				<Anchor href={ `${ getSettings().adminUrl }${ place }` }>{ __( 'Open the settings', 'store-admin' ) }</Anchor>
			</p>
			<Changes changes={ changes } />
			<EntryEnd { ...props } />
		</li>
	);
}

/** The last saves of settings, each of which can be put back while nobody has changed it again. */
export function HistoryPanel(): ReactElement {
	const { history, refresh, ...rest } = useSettingsHistory();
	return (
		<RemoteBoundary
			of={ history }
			skeleton={ <Loading /> }
			failureTitle={ __( 'The history of the settings could not be loaded.', 'store-admin' ) }
			onRetry={ refresh }
			isEmpty={ ( entries ) => entries.length === 0 }
			empty={
				<p className="store-admin-history__empty">
					{ __( 'No settings were saved yet. Each save will be listed here, with the values before and after.', 'store-admin' ) }
				</p>
			}
		>
			{ ( entries ) => (
				<ul className="store-admin-history">
					{ entries.map( ( entry ) => (
						<Entry key={ entry.id } entry={ entry } { ...rest } />
					) ) }
				</ul>
			) }
		</RemoteBoundary>
	);
}
