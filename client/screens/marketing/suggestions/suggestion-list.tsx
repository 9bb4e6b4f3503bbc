import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Badge, Button } from '@store-admin/components';
import type { MarketingSuggestion } from '@store-admin/data';
import { NewTabText } from '../../../shared/new-tab-text';
import { OfferImage } from '../../../shared/offer/offer-image';
import { OfferRow } from '../../../shared/offer/offer-row';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import type { MarketingWork } from '../use-marketing';
import { buttonState, RowProblems } from './row-problems';
import { isBuiltByHost, nameOf, slugOf } from './suggestion';

interface SuggestionListProps {
	readonly suggestions: readonly MarketingSuggestion[];
	/** Directory names of plugins that only need to be activated. */
	readonly installed?: readonly string[];
	readonly work: MarketingWork;
	/** Starts the work on a suggestion. */
	readonly onStart: ( suggestion: MarketingSuggestion, isActivation: boolean ) => void;
}

interface ActionProps extends Pick< SuggestionListProps, 'work' | 'onStart' > {
	readonly suggestion: MarketingSuggestion;
	readonly isInstalled: boolean;
	readonly titleId: string;
}

function Action( { suggestion, isInstalled, work, onStart, titleId }: ActionProps ) {
	const { direct_install: isDirect = false, url = '' } = suggestion;
	if ( isDirect || isInstalled ) {
		return (
			<Button
				{ ...buttonState( slugOf( suggestion ), work ) }
				aria-describedby={ titleId }
				onClick={ () => onStart( suggestion, isInstalled ) }
			>
				{ isInstalled ? __( 'Activate', 'woocommerce' ) : __( 'Install extension', 'woocommerce' ) }
			</Button>
		);
	}
	return url === '' ? null : (
		<Button href={ url } target="_blank" aria-describedby={ titleId }>
			{ __( 'View details', 'woocommerce' ) }
			<NewTabText />
		</Button>
	);
}

/** Suggested extensions, each with its way to get it. */
export function SuggestionList( { suggestions, installed = [], work, onStart }: SuggestionListProps ): ReactElement {
	const list = useKeptFocus< HTMLUListElement >( suggestions.map( ( { product } ) => product ) );
	return (
		<ul ref={ list } tabIndex={ -1 } className="store-admin-offers">
			{ suggestions.map( ( suggestion ) => (
				<OfferRow
					key={ suggestion.product }
					image={ <OfferImage src={ suggestion.icon ?? '' } /> }
					title={ nameOf( suggestion ) }
					badges={ isBuiltByHost( suggestion ) && <Badge>{ __( 'Built by WooCommerce', 'woocommerce' ) }</Badge> }
					description={ suggestion.description ?? '' }
					action={ ( titleId ) => (
						<Action
							suggestion={ suggestion }
							isInstalled={ installed.includes( slugOf( suggestion ) ) }
							work={ work }
							onStart={ onStart }
							titleId={ titleId }
						/>
					) }
				>
					<RowProblems slug={ slugOf( suggestion ) } work={ work } />
				</OfferRow>
			) ) }
		</ul>
	);
}
