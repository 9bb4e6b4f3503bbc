import { Component, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Section, SectionError } from '@store-admin/components';

interface SectionBoundaryProps {
	/** Sentence that names the failure: "Your tasks cannot be shown." */
	readonly failureTitle: string;
	readonly children: ReactNode;
}

interface SectionBoundaryState {
	readonly error: Error | null;
	readonly attempt: number;
}

/** Catches the errors of one section, so that the rest of the page stays. */
export class SectionBoundary extends Component< SectionBoundaryProps, SectionBoundaryState > {
	public static getDerivedStateFromError( error: unknown ): Partial< SectionBoundaryState > {
		return { error: error instanceof Error ? error : new Error( String( error ) ) };
	}

	public override state: SectionBoundaryState = { error: null, attempt: 0 };

	private readonly handleRetry = (): void => {
		this.setState( ( { attempt } ) => ( { error: null, attempt: attempt + 1 } ) );
	};

	public override render(): ReactNode {
		const { error, attempt } = this.state;
		if ( error === null ) {
			return <div key={ attempt }>{ this.props.children }</div>;
		}
		return (
			<Section label={ this.props.failureTitle }>
				<SectionError
					title={ this.props.failureTitle }
					message={ __( 'The rest of the page still works.', 'store-admin' ) }
					detail={ error.message }
					onRetry={ this.handleRetry }
				/>
			</Section>
		);
	}
}
