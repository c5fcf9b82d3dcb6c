import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { CompiledStep } from "../../../engine/index.ts";
import { rolesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import { isNarrow, PreviewFrame } from "../preview/PreviewFrame.tsx";
import { type PreviewState, type PreviewWish, previewStates } from "../preview/preview-wish.ts";
import styles from "./StepPreview.module.css";

interface StepPreviewProps {
	readonly step: CompiledStep;
	/** Path of the chosen field. */
	readonly field: string | null;
}

/** The product's own page of the step in a frame, with the controls for its state above. */
export function StepPreview({ step, field }: StepPreviewProps) {
	const { tenant } = useBundle();
	const addresses = useWorkbenchPaths();
	const mayDesign = useMayDesign();
	const { code, definition } = step;
	const roles = [...new Set([...definition.access.edit, ...definition.access.read])];
	const [wish, setWish] = useState<PreviewWish>({ step: code, role: roles[0] ?? "", state: "open", day: "", filled: false });
	const [phone, setPhone] = useState(isNarrow);
	const change = (part: Partial<PreviewWish>): void => setWish({ ...wish, ...part });
	const names = rolesOf(tenant ?? {});
	return (
		<div className={styles.preview}>
			<div className={styles.tools}>
				<NativeSelect
					size="xs"
					label={text("workbench.preview.role")}
					value={wish.role}
					data={roles.map((role) => ({ value: role, label: names.find((each) => each.role === role)?.label ?? role }))}
					onChange={({ currentTarget }) => change({ role: currentTarget.value })}
				/>
				<NativeSelect
					size="xs"
					label={text("workbench.preview.state")}
					value={wish.state}
					data={previewStates.map((state) => ({ value: state, label: text(`workbench.preview.state.${state}`) }))}
					onChange={({ currentTarget }) => change({ state: currentTarget.value as PreviewState })}
				/>
				<NativeSelect
					size="xs"
					label={text("workbench.preview.values")}
					value={String(wish.filled)}
					data={[
						{ value: "false", label: text("workbench.preview.values.empty") },
						{ value: "true", label: text("workbench.preview.values.filled") },
					]}
					onChange={({ currentTarget }) => change({ filled: currentTarget.value === "true" })}
				/>
				{mayDesign && (
					<Link className={styles.record} to={addresses.record({ step: code, role: wish.role })}>
						{text("workbench.record")}
					</Link>
				)}
				<fieldset className={styles.choice} aria-label={text("workbench.preview.width")}>
					<button type="button" aria-pressed={phone} onClick={() => setPhone(true)}>
						{text("workbench.preview.width.phone")}
					</button>
					<button type="button" aria-pressed={!phone} onClick={() => setPhone(false)}>
						{text("workbench.preview.width.full")}
					</button>
				</fieldset>
			</div>
			<PreviewFrame wish={wish} phone={phone} field={field} />
		</div>
	);
}
