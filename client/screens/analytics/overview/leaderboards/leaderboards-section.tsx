import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { SelectField } from '@store-admin/components';
import type { Leaderboard } from '@store-admin/data';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import { useSeen } from '../../../../shared/use-seen';
import { useOverview } from '../overview-context';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { LeaderboardCard } from './leaderboard-card';
import { MAX_ROWS, useOverviewBoards, type BoardsHook } from './use-overview-boards';

const ROWS = Array.from( { length: MAX_ROWS }, ( _, index ) => String( index + 1 ) ).map( ( value ) => ( { value, label: value } ) );

function Boards( { names, rows, boards, hidden }: BoardsHook & { readonly hidden: readonly string[] } ) {
	const { format } = useOverview();
	const shown = names.filter( ( { id } ) => ! hidden.includes( id ) );
	const cards = ( answer: readonly Leaderboard[] | null ) =>
		shown
			// A host that does not send one of its leaderboards does not have it.
			.filter( ( { id } ) => answer === null || answer.some( ( board ) => board.id === id ) )
			.map( ( name ) => (
				<LeaderboardCard
					key={ name.id }
					name={ name }
					board={ answer?.find( ( { id } ) => id === name.id ) }
					isOutdated={ boards.isOutdated }
					rowCount={ rows }
					format={ format }
				/>
			) );
	return (
		<RemoteBoundary
			of={ boards.remote }
			failureTitle={ __( 'The leaderboards could not be loaded.', 'store-admin' ) }
			failureFrame={ ( failure ) => <div className="store-admin-section">{ failure }</div> }
			onRetry={ boards.retry }
			skeleton={ <div className="store-admin-overview__grid">{ cards( null ) }</div> }
		>
			{ ( answer ) => <div className="store-admin-overview__grid">{ cards( answer ) }</div> }
		</RemoteBoundary>
	);
}

/** The best customers, coupons, categories and products of the period. */
export function LeaderboardsSection( section: SectionProps ): ReactElement {
	const { hiddenBlocks, onToggleHiddenBlock } = section;
	const { ref, isSeen } = useSeen< HTMLDivElement >( '200px' );
	const hook = useOverviewBoards( hiddenBlocks, isSeen );
	const { names, rows, setRows } = hook;
	const hasShown = names.some( ( { id } ) => ! hiddenBlocks.includes( id ) );
	return (
		<SectionFrame
			section={ section }
			menuLabel={ __( 'Choose which leaderboards to display and other settings', 'woocommerce' ) }
			groups={ [
				{
					label: __( 'Leaderboards', 'woocommerce' ),
					items: names.map( ( { id, label } ) => ( {
						label,
						kind: 'checkbox' as const,
						isSelected: ! hiddenBlocks.includes( id ),
						onSelect: onToggleHiddenBlock( id ),
					} ) ),
				},
			] }
			tools={
				<SelectField
					label={ __( 'Rows per table', 'woocommerce' ) }
					options={ ROWS }
					value={ String( rows ) }
					onChange={ ( value ) => setRows( Number( value ) ) }
				/>
			}
		>
			<div ref={ ref }>
				{ hasShown ? (
					<Boards { ...hook } hidden={ hiddenBlocks } />
				) : (
					<p className="store-admin-section store-admin-overview__note">
						{ __( 'No leaderboards are chosen. Choose some in the menu above.', 'store-admin' ) }
					</p>
				) }
			</div>
		</SectionFrame>
	);
}
