import { useId, type ReactElement, type ReactNode } from 'react';
import type { Provider } from '@store-admin/data';
import { decodeText } from '../../shared/plain-text';
import { SafeHtml } from '../../shared/safe-html';
import { ProviderBadges } from './provider-badges';
import { ProviderImage } from './provider-image';
import { nameOf } from './provider-state';

interface ProviderRowProps {
	readonly provider: Provider;
	/** Further lines below the description. */
	readonly children?: ReactNode;
	/** Renders the buttons. `titleId` is the id of the name, which tells buttons with the same text apart. */
	readonly action: ( titleId: string ) => ReactNode;
	readonly level?: 3 | 4;
}

/** One provider: logo, name, badges, description and buttons. */
export function ProviderRow( { provider, children, action, level = 3 }: ProviderRowProps ): ReactElement {
	const titleId = useId();
	const Title = `h${ level }` as const;
	const { onboarding, description, icon, image } = provider;
	const name = nameOf( provider );
	const text = ( ! onboarding.state.supported && onboarding.messages.not_supported ) || description;
	return (
		<div className="store-admin-provider">
			<ProviderImage src={ icon || image } />
			<div className="store-admin-provider__text">
				<div className="store-admin-provider__heading">
					<Title className="store-admin-provider__title" id={ titleId }>
						<span key={ name }>{ decodeText( name ) }</span>
					</Title>
					<ProviderBadges provider={ provider } />
				</div>
				<div key={ text } className="store-admin-provider__description">
					<SafeHtml html={ text } />
				</div>
				{ children }
			</div>
			<div className="store-admin-provider__action">{ action( titleId ) }</div>
		</div>
	);
}
