import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useBundle } from "../bundle/use-bundle.ts";
import { useStepAddress } from "./use-step-address.ts";

/** Goes along with the open step when it gets another code: by undo, or by a colleague. `code`: as in the address. */
export function useFollowedStep(code: string | null): void {
	const { flow } = useBundle();
	const addressOf = useStepAddress();
	const navigate = useNavigate();
	const shown = useRef<{ readonly code: string; readonly uuid: string } | null>(null);
	/** The steps before the last change: it may follow upon the address so soon that the step was never seen open. */
	const former = useRef<readonly { readonly code: string; readonly uuid: string }[]>([]);
	useEffect(() => {
		const steps = (flow?.steps ?? []).map(({ step }) => step);
		const before = former.current;
		former.current = steps;
		const open = steps.find((step) => step.code === code);
		if (open !== undefined) {
			shown.current = open;
			return;
		}
		const was = shown.current?.code === code ? shown.current : before.find((step) => step.code === code);
		const now = was && steps.find((step) => step.uuid === was.uuid);
		if (now !== undefined) navigate(addressOf(now.code), { replace: true });
	}, [flow, code, addressOf, navigate]);
}
