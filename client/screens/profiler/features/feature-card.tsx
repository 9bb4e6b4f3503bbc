import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Anchor, Badge, CheckboxField, InlineError } from '@store-admin/components';
import { NewTabText } from '../../../shared/new-tab-text';
import type { InstallProblem } from '../../../shared/plugins/describe-install-error';
import { plainText } from '../../../shared/plain-text';
import type { Feature } from './features';

interface FeatureCardProps {
	readonly feature: Feature;
	readonly isActive: boolean;
	readonly isChosen: boolean;
	readonly canInstall: boolean;
	readonly problems: readonly InstallProblem[];
	readonly onChange: ( isChosen: boolean ) => void;
}

const LOGO = 28;

function Logo( { src }: { readonly src: string } ) {
	const [ isBroken, setBroken ] = useState( src === '' );
	return (
		<span className="store-admin-profiler-feature__logo">
			{ ! isBroken && <img src={ src } alt="" width={ LOGO } height={ LOGO } loading="lazy" onError={ () => setBroken( true ) } /> }
		</span>
	);
}

function MoreLink( { href, name }: { readonly href: string; readonly name: string } ) {
	/* translators: %s: name of an extension. */
	const about = sprintf( __( 'about %s', 'store-admin' ), name );
	return (
		<Anchor className="store-admin-profiler-feature__more" href={ href } target="_blank">
			{ __( 'Learn more', 'woocommerce' ) }
			<span className="screen-reader-text"> { about }</span>
			<NewTabText />
		</Anchor>
	);
}

/** A feature with its checkbox, or with its state when it is active. */
export function FeatureCard( { feature, isActive, isChosen, canInstall, problems, onChange }: FeatureCardProps ): ReactElement {
	const about = (
		<>
			{ plainText( feature.description ) } { feature.moreUrl !== '' && <MoreLink href={ feature.moreUrl } name={ feature.name } /> }
		</>
	);
	return (
		<li className="store-admin-profiler-feature">
			<Logo src={ feature.imageUrl } />
			<div className="store-admin-profiler-feature__text">
				{ isActive || ! canInstall ? (
					<>
						<p className="store-admin-profiler-feature__label">
							{ feature.label } { isActive && <Badge tone="good">{ __( 'Installed', 'woocommerce' ) }</Badge> }
						</p>
						<p className="store-admin-profiler-feature__about">{ about }</p>
					</>
				) : (
					<CheckboxField label={ feature.label } help={ about } isChecked={ isChosen } onChange={ onChange } />
				) }
				{ problems.map( ( { text } ) => (
					<InlineError key={ text } message={ text } />
				) ) }
			</div>
		</li>
	);
}
