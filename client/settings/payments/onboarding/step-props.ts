import type { ShownStep } from './onboarding-steps';
import type { OnboardingHook } from './use-onboarding';

/** Props of the content of each step. */
export interface StepProps {
	readonly shown: ShownStep;
	readonly onboarding: OnboardingHook;
	readonly onClose: () => void;
}
