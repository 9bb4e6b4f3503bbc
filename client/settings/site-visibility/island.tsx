import { useId, useMemo, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { getFacts } from '@store-admin/settings';
import { ComingSoonQuestion } from '../../shared/coming-soon-question';
import { OutsideLink } from '../../shared/outside-link';
import { HiddenFields } from '../parts/classic-form/hidden-fields';
import { useClassicForm } from '../parts/classic-form/use-classic-form';
import { useConfirmedSubmit } from '../parts/classic-form/use-confirmed-submit';
import { useKeptFields } from '../parts/classic-form/use-kept-fields';
import type { IslandProps } from '../parts/island-props';
import { siteVisibilityManifest } from './manifest';
import { VisibilityFields, type VisibilityChoice } from './visibility-fields';
import './style.scss';

const HELP = 'https://woocommerce.com/document/configuring-woocommerce-settings/coming-soon-mode/';

const yesNo = ( isOn: boolean ) => ( isOn ? 'yes' : 'no' );

/** Names of the host's fields. */
const FIELDS = {
	isComingSoon: 'woocommerce_coming_soon',
	isStoreOnly: 'woocommerce_store_pages_only',
	hasPrivateLink: 'woocommerce_private_link',
} as const;

const NAMES = Object.keys( FIELDS ) as readonly ( keyof typeof FIELDS )[];

/** Who can see the site. The form around it saves the choice. */
export function SiteVisibilityIsland( { place, form }: IslandProps ): ReactElement {
	const site = getFacts( siteVisibilityManifest ).siteVisibility;
	const [ choice, setChoice ] = useState< VisibilityChoice >( site );
	const headingId = useId();
	const kept = useMemo(
		() => NAMES.filter( ( name ) => choice[ name ] === site[ name ] ).map( ( name ) => FIELDS[ name ] ),
		[ choice, site ]
	);
	// A tab that was left open must not hide a store that has gone live meanwhile.
	useKeptFields( form, kept );
	useClassicForm( place, form );
	const question = useConfirmedSubmit( form, choice.isComingSoon && ! site.isComingSoon );
	return (
		<div className="store-admin-visibility">
			<h2 id={ headingId }>{ __( 'Site visibility', 'woocommerce' ) }</h2>
			<p>
				{ __( 'Manage how your site appears to visitors.', 'woocommerce' ) }{ ' ' }
				<OutsideLink href={ HELP }>{ __( 'Learn more', 'woocommerce' ) }</OutsideLink>
			</p>
			{ site.hasPageCache && (
				<p className="store-admin-visibility__cache">
					{ __(
						'This site keeps copies of its pages in a cache. After you have saved a change, clear that cache, so that visitors see it.',
						'store-admin'
					) }
				</p>
			) }
			<VisibilityFields
				choice={ choice }
				onChange={ ( change ) => setChoice( { ...choice, ...change } ) }
				site={ site }
				labelledBy={ headingId }
			/>
			<HiddenFields
				values={ {
					[ FIELDS.isStoreOnly ]: yesNo( choice.isStoreOnly ),
					[ FIELDS.hasPrivateLink ]: yesNo( choice.hasPrivateLink ),
				} }
			/>
			{ question && <ComingSoonQuestion onConfirm={ question.submit } onCancel={ question.cancel } /> }
		</div>
	);
}
