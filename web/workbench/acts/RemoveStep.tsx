import { NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { type FlowDefinition, leavingStep } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { writeAt } from "../editing/write-at.ts";
import { RemovePart } from "./RemovePart.tsx";
import { useStepAddress } from "./use-step-address.ts";

interface RemoveStepProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	readonly onClose: () => void;
}

/** Removes a step with its sub-steps; if it is the last one, somebody chooses which step ends the process from now on. */
export function RemoveStep({ flow, placed: { step, place }, onClose }: RemoveStepProps) {
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const addressOf = useStepAddress();
	const { flow: opened } = useBundle();
	const others = flow.steps.filter(({ code }) => code !== step.code && !step.code.startsWith(`${code}-`));
	const [end, setEnd] = useState(others.at(-1)?.code ?? "");
	const leaving = useMemo(
		() => leavingStep(opened?.compiled.order.map(({ definition }) => definition) ?? [], step.code, place),
		[opened, step, place],
	);
	const beside = opened?.steps.filter(({ place: other }) => sameList(other, place)) ?? [];
	const index = beside.findIndex(({ step: { uuid } }) => uuid === step.uuid);
	const next = beside[index + 1]?.step.code;
	const passed = useMemo(() => {
		const at = flow.steps.findIndex(({ code }) => code === end);
		const edit = step.final === true && at >= 0 ? writeAt("flow.json", flow, ["steps", at, "final"], true) : null;
		return edit === null ? [] : [edit];
	}, [flow, step, end]);
	return (
		<RemovePart
			label={`${step.code} ${step.label}`}
			leaving={leaving}
			next={next}
			before={passed}
			onDone={() => {
				onClose();
				const near = next ?? beside[index - 1]?.step.code ?? step.code.split("-")[0] ?? "";
				navigate(near === step.code ? addresses.flow() : addressOf(near), { replace: true });
			}}
			onClose={onClose}
		>
			{step.final === true && (
				<NativeSelect
					label={text("workbench.acts.remove.final")}
					value={end}
					data={[
						...others.map(({ code, label }) => ({ value: code, label: `${code} ${label}` })),
						{ value: "", label: text("workbench.acts.remove.final.none") },
					]}
					onChange={({ currentTarget }) => setEnd(currentTarget.value)}
				/>
			)}
		</RemovePart>
	);
}

const sameList = (one: readonly (string | number)[], other: readonly (string | number)[]): boolean =>
	one.length === other.length && one.slice(0, -1).every((part, index) => part === other[index]);
