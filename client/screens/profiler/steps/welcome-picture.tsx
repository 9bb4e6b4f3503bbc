import type { ReactElement } from 'react';

/** A counter with an awning, drawn in the colours of the admin. Decoration only. */
export function WelcomePicture(): ReactElement {
	return (
		<svg className="store-admin-profiler__picture" viewBox="0 0 240 132" width="240" height="132" aria-hidden="true" focusable="false">
			<rect x="30" y="40" width="180" height="84" rx="4" fill="var(--sa-accent-tint)" stroke="var(--sa-line)" />
			<path d="M22 16h196l12 30H10z" fill="var(--sa-accent-soft)" />
			<path d="M58 16h28l-4 30H50zM118 16h28l4 30h-32zM178 16h28l18 30h-36z" fill="var(--sa-accent-mark)" />
			<rect x="48" y="62" width="60" height="62" rx="2" fill="var(--sa-surface)" stroke="var(--sa-accent-mark)" strokeWidth="2" />
			<circle cx="98" cy="94" r="3" fill="var(--sa-accent-mark)" />
			<rect x="124" y="62" width="68" height="38" rx="2" fill="var(--sa-surface)" stroke="var(--sa-accent-mark)" strokeWidth="2" />
			<path d="M138 88l10-12 9 9 8-6 13 14h-40z" fill="var(--sa-accent-soft)" />
			<rect x="4" y="124" width="232" height="4" rx="2" fill="var(--sa-accent-mark)" />
		</svg>
	);
}
