import { useEffect, useRef, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Badge, Button, InlineError, type ButtonProps } from '@store-admin/components';
import { OfferImage } from '../../../shared/offer/offer-image';
import { OfferRow } from '../../../shared/offer/offer-row';
import { ProblemDetail } from '../../../shared/plugins/problem-detail';
import type { MarketingExtension } from './marketing-extensions';
import type { MarketingHook } from './use-marketing';

interface ExtensionRowProps {
	readonly extension: MarketingExtension;
	readonly marketing: MarketingHook;
	readonly level: 3 | 4;
}

function startLabel( { isInstalled }: MarketingExtension ): string {
	return isInstalled ? __( 'Activate', 'woocommerce' ) : __( 'Get started', 'woocommerce' );
}

interface ManageButtonProps extends Pick< ButtonProps, 'isBusy' | 'isDisabled' | 'aria-describedby' | 'onClick' > {
	/** Whether the row has just moved here from another card. Its button gets the focus then, because the pressed button is gone. */
	readonly isNew: boolean;
}

function ManageButton( { isNew, ...props }: ManageButtonProps ) {
	const button = useRef< HTMLElement >( null );
	useEffect( () => {
		const element = button.current;
		if ( isNew && element?.ownerDocument.activeElement === element?.ownerDocument.body ) {
			element?.focus();
		}
	}, [ isNew ] );
	return (
		<Button { ...props } ref={ button }>
			{ __( 'Manage', 'woocommerce' ) }
		</Button>
	);
}

function ExtensionAction( { extension, marketing, titleId }: ExtensionRowProps & { readonly titleId: string } ) {
	const { busySlug, startedSlug, canInstall, start, manage } = marketing;
	const state = {
		isBusy: busySlug === extension.slug,
		isDisabled: busySlug !== undefined && busySlug !== extension.slug,
		'aria-describedby': titleId,
	};
	if ( extension.isActive ) {
		return extension.manageUrl === '' ? null : (
			<ManageButton { ...state } isNew={ startedSlug === extension.slug } onClick={ () => manage( extension ) } />
		);
	}
	return canInstall ? (
		<Button { ...state } onClick={ () => start( extension ) }>
			{ startLabel( extension ) }
		</Button>
	) : null;
}

/** One extension and its actions. */
export function ExtensionRow( props: ExtensionRowProps ): ReactElement {
	const { extension, marketing, level } = props;
	const { failure } = marketing;
	return (
		<OfferRow
			level={ level }
			image={ <OfferImage src={ extension.imageUrl } /> }
			title={ extension.name }
			badges={ extension.isBuiltByWc && <Badge>{ __( 'Built by WooCommerce', 'woocommerce' ) }</Badge> }
			description={ extension.description }
			action={ ( titleId ) => <ExtensionAction { ...props } titleId={ titleId } /> }
		>
			{ failure?.slug === extension.slug &&
				failure.errors.map( ( { text, detail } ) => (
					<div key={ text }>
						<InlineError message={ text } />
						<ProblemDetail detail={ detail } />
					</div>
				) ) }
		</OfferRow>
	);
}
