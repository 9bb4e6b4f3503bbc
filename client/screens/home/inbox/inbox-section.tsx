import { useCallback, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Badge, Button, ConfirmDialog, EllipsisMenu, InlineError, Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import type { Note } from '@store-admin/data';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { NoteCard } from './note-card';
import { useInbox, useUnreadCount, type DismissAll, type InboxActions, type InboxHook, wantedQuery } from './use-inbox';
import './style.scss';

const GATHER_MS = 1000;

/** Collects the messages that come into view while scrolling, so that one request marks them as read. */
function useReadMarks( markRead: InboxActions[ 'markRead' ] ) {
	const waiting = useRef< Set< number > >( new Set() );
	const timer = useRef< ReturnType< typeof setTimeout > | undefined >( undefined );
	const latest = useRef( markRead );
	useEffect( () => {
		latest.current = markRead;
	} );
	useEffect( () => () => clearTimeout( timer.current ), [] );
	return useCallback( ( id: number ) => {
		waiting.current.add( id );
		clearTimeout( timer.current );
		timer.current = setTimeout( () => {
			latest.current( [ ...waiting.current ] );
			waiting.current.clear();
		}, GATHER_MS );
	}, [] );
}

/** Shows more messages and moves the focus to the first new one, because the button may disappear with the last message. */
function useMore( list: RefObject< HTMLElement >, count: number, showMore: () => void ): () => void {
	const first = useRef< number | null >( null );
	useEffect( () => {
		if ( first.current !== null && count > first.current ) {
			list.current?.children[ first.current ]?.querySelector< HTMLElement >( 'a[href], button' )?.focus();
			first.current = null;
		}
	}, [ list, count ] );
	return () => {
		first.current = count;
		showMore();
	};
}

export function InboxSkeleton(): ReactElement {
	return (
		<Section title={ __( 'Inbox', 'woocommerce' ) }>
			<SkeletonGroup label={ __( 'Loading your inbox…', 'store-admin' ) }>
				{ [ '50%', '40%' ].map( ( inlineSize ) => (
					<div key={ inlineSize } className="store-admin-note">
						<div className="store-admin-note__text">
							<Skeleton inlineSize={ inlineSize } />
							<Skeleton inlineSize="20%" />
							<Skeleton inlineSize="80%" />
						</div>
					</div>
				) ) }
			</SkeletonGroup>
		</Section>
	);
}

interface DismissAllMenuProps {
	readonly all: DismissAll;
	readonly isAsking: boolean;
	readonly onChange: ( isAsking: boolean ) => void;
}

function DismissAllMenu( { all: { dismissAll, isBusy, failure, clearFailure }, isAsking, onChange }: DismissAllMenuProps ) {
	const change = ( asks: boolean ) => {
		onChange( asks );
		clearFailure();
	};
	const handleConfirm = async () => {
		if ( await dismissAll() ) {
			change( false );
		}
	};
	return (
		<>
			<EllipsisMenu
				label={ __( 'Inbox Notes Options', 'woocommerce' ) }
				items={ [ { label: __( 'Dismiss all', 'woocommerce' ), onSelect: () => change( true ) } ] }
			/>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Dismiss all messages', 'woocommerce' ) }
					confirmLabel={ failure ? __( 'Try again', 'woocommerce' ) : __( 'Yes, dismiss all', 'woocommerce' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					isDestructive
					isBusy={ isBusy }
					error={ failure?.message }
					onConfirm={ () => void handleConfirm() }
					onCancel={ () => change( false ) }
				>
					{ __( 'Are you sure? Inbox messages will be dismissed forever.', 'woocommerce' ) }
				</ConfirmDialog>
			) }
		</>
	);
}

function Unread( { notes, hasMore }: { readonly notes: readonly Note[]; readonly hasMore: boolean } ) {
	const count = useUnreadCount( wantedQuery().type, notes, hasMore );
	if ( ! count ) {
		return null;
	}
	/* translators: %d: number of unread messages. */
	const label = sprintf( _n( '%d unread message', '%d unread messages', count, 'store-admin' ), count );
	return <Badge label={ label }>{ count }</Badge>;
}

function Messages( { notes, inbox }: { readonly notes: readonly Note[]; readonly inbox: InboxHook } ) {
	const list = useKeptFocus< HTMLUListElement >( notes.map( ( { id } ) => String( id ) ) );
	const showMore = useMore( list, notes.length, inbox.showMore );
	const handleSeen = useReadMarks( inbox.actions.markRead );
	const [ isAsking, setIsAsking ] = useState( false );
	// The dialog may have been closed before the server answered.
	const failure = inbox.failure ?? ( isAsking ? undefined : inbox.all.failure );
	return (
		<Section
			title={ __( 'Inbox', 'woocommerce' ) }
			badge={ <Unread notes={ notes } hasMore={ inbox.hasMore } /> }
			action={ notes.length > 0 && <DismissAllMenu all={ inbox.all } isAsking={ isAsking } onChange={ setIsAsking } /> }
		>
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
			<ul ref={ list } tabIndex={ -1 } className="store-admin-inbox__list">
				{ notes.map( ( note ) => (
					<NoteCard key={ note.id } note={ note } actions={ inbox.actions } onSeen={ handleSeen } />
				) ) }
			</ul>
			{ notes.length === 0 && <p className="store-admin-inbox__empty">{ __( 'Your inbox is empty', 'woocommerce' ) }</p> }
			{ inbox.hasMore && (
				<div className="store-admin-inbox__more">
					<Button variant="quiet" onClick={ showMore }>
						{ inbox.isFirstPage ? __( 'Show older', 'woocommerce' ) : __( 'Show more', 'woocommerce' ) }
					</Button>
				</div>
			) }
		</Section>
	);
}

/** Messages from the store's plugins and from WooCommerce itself. */
export function InboxSection(): ReactElement {
	const inbox = useInbox();
	return (
		<RemoteBoundary
			of={ inbox.notes }
			skeleton={ <InboxSkeleton /> }
			failureTitle={ __( 'There was an error getting your inbox.', 'woocommerce' ) }
			failureFrame={ ( failure ) => <Section title={ __( 'Inbox', 'woocommerce' ) }>{ failure }</Section> }
			onRetry={ inbox.retry }
		>
			{ ( data ) => <Messages notes={ data } inbox={ inbox } /> }
		</RemoteBoundary>
	);
}
