import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Section } from '@store-admin/components';
import type { MarketingPlugin } from '@store-admin/data';
import { can } from '@store-admin/settings';
import { OfferImage } from '../../../shared/offer/offer-image';
import { OfferRow } from '../../../shared/offer/offer-row';
import { OutsideLink } from '../../../shared/outside-link';
import { plainText } from '../../../shared/plain-text';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { FoldingSection } from '../suggestions/folding-section';
import { buttonState, RowProblems } from '../suggestions/row-problems';
import type { MarketingWork } from '../use-marketing';
import { useInstalled } from './use-installed';

interface InstalledSectionProps {
	readonly work: MarketingWork;
}

interface RowProps extends InstalledSectionProps {
	readonly plugin: MarketingPlugin;
	readonly onActivate: ( plugin: MarketingPlugin ) => void;
}

function Action( { plugin, work, onActivate, titleId }: RowProps & { readonly titleId: string } ) {
	const { slug, status, settingsUrl = '', dashboardUrl = '' } = plugin;
	const url = settingsUrl || dashboardUrl;
	if ( status === 'installed' ) {
		return can( 'activate_plugins' ) ? (
			<Button { ...buttonState( slug, work ) } aria-describedby={ titleId } onClick={ () => onActivate( plugin ) }>
				{ __( 'Activate', 'woocommerce' ) }
			</Button>
		) : null;
	}
	return url === '' ? null : (
		<Button href={ url } aria-describedby={ titleId }>
			{ status === 'configured' ? __( 'Settings', 'woocommerce' ) : __( 'Finish setup', 'woocommerce' ) }
		</Button>
	);
}

function Row( props: RowProps ) {
	const { plugin, work } = props;
	const { slug, name = '', description = '', icon = '', status, docsUrl = '', supportUrl = '' } = plugin;
	return (
		<OfferRow
			image={ <OfferImage src={ icon } /> }
			title={ plainText( name ) || slug }
			description={ description }
			action={ ( titleId ) => <Action { ...props } titleId={ titleId } /> }
		>
			{ status === 'configured' && ( docsUrl !== '' || supportUrl !== '' ) && (
				<p className="store-admin-marketing__links">
					{ docsUrl !== '' && <OutsideLink href={ docsUrl }>{ __( 'Docs', 'woocommerce' ) }</OutsideLink> }
					{ supportUrl !== '' && <OutsideLink href={ supportUrl }>{ __( 'Get support', 'woocommerce' ) }</OutsideLink> }
				</p>
			) }
			<RowProblems slug={ slug } work={ work } />
		</OfferRow>
	);
}

/** The marketing extensions of the site: what is left to do for each, and where it is managed. Not shown when there are none. */
export function InstalledSection( { work }: InstalledSectionProps ): ReactElement {
	const { plugins, retry, activate } = useInstalled( work );
	const title = __( 'Installed extensions', 'woocommerce' );
	return (
		<RemoteBoundary
			of={ plugins }
			skeleton={ null }
			failureTitle={ __( 'There was an error loading installed extensions.', 'woocommerce' ) }
			failureFrame={ ( failure ) => <Section title={ title }>{ failure }</Section> }
			onRetry={ retry }
			isEmpty={ ( list ) => list.length === 0 }
		>
			{ ( list ) => (
				<FoldingSection title={ title }>
					<ul className="store-admin-offers">
						{ list.map( ( plugin ) => (
							<Row key={ plugin.slug } plugin={ plugin } work={ work } onActivate={ activate } />
						) ) }
					</ul>
				</FoldingSection>
			) }
		</RemoteBoundary>
	);
}
