import { Component, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import { FailureCard } from './failure-card';
import { endFullScreen } from './page/use-full-screen';

const SUPPORT_URL = 'https://wordpress.org/support/plugin/woocommerce/';

interface ErrorScreenProps {
	readonly error: unknown;
}

/** Shown in place of a screen that threw an error while rendering. */
export function ErrorScreen( { error }: ErrorScreenProps ): ReactElement {
	return (
		<FailureCard title={ __( 'Oops, something went wrong', 'woocommerce' ) } error={ error }>
			<Anchor className="button" href={ SUPPORT_URL }>
				{ __( 'Get Support', 'woocommerce' ) }
			</Anchor>
		</FailureCard>
	);
}

interface ErrorBoundaryProps {
	readonly children: ReactNode;
}

/** Catches errors of its children and shows the error screen in their place. A new `key` renders the children again. */
export class ErrorBoundary< Props = unknown > extends Component< Props & ErrorBoundaryProps, { readonly error: unknown } > {
	public static getDerivedStateFromError( error: unknown ): { error: unknown } {
		return { error: error ?? new Error( 'Unknown error' ) };
	}

	public constructor( props: Props & ErrorBoundaryProps ) {
		super( props );
		this.state = { error: undefined };
	}

	/** Ends full screen, because the user needs the menu and the header to go on. */
	public override componentDidCatch(): void {
		endFullScreen();
	}

	public override render(): ReactNode {
		const { error } = this.state;
		return error === undefined ? this.props.children : <ErrorScreen error={ error } />;
	}
}
