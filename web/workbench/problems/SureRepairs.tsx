import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { type Problem, sureRepairs } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import { RepairDialog } from "./RepairDialog.tsx";
import { useRepairs } from "./use-repairs.ts";

/** Makes all unambiguous repairs at once; renders nothing if there are none. */
export function SureRepairs({ problems }: { readonly problems: readonly Problem[] }) {
	const repairs = useRepairs(problems);
	const { edits, count } = useMemo(() => sureRepairs(repairs.files, repairs.of.values()), [repairs]);
	const [open, setOpen] = useState(false);
	const mayDesign = useMayDesign();
	if ((count === 0 && !open) || !mayDesign) return null;
	const title = text("workbench.repair.sure", { count });
	return (
		<>
			<Button onClick={() => setOpen(true)}>{title}</Button>
			{open && <RepairDialog title={title} files={repairs.files} edits={edits} onClose={() => setOpen(false)} />}
		</>
	);
}
