import { IconFileSpreadsheet } from "@tabler/icons-react";
import { Suspense, useId, useMemo, useState } from "react";
import type { FigureRow, Figures } from "../../engine/index.ts";
import { useAccess } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { figuresSheet } from "./figures-sheet.ts";
import styles from "./Reports.module.css";

const ExportPanel = lazyPart(() => import("../table/export/ExportPanel.tsx"));

interface FiguresExportProps {
	readonly label: string;
	readonly table: Figures;
	readonly totalsLabel?: string;
	/** Rows expanded on the screen, and the field of their breakdown. */
	readonly open?: { readonly rows: readonly FigureRow[]; readonly field: string };
}

/** The table as a workbook, for people who may export: what the screen shows, plus the rows of its other pages. */
export function FiguresExport(props: FiguresExportProps) {
	const { table } = props;
	const mayExport = useAccess("export");
	const [open, setOpen] = useState(false);
	const id = useId();
	if (!mayExport || table.rows.length === 0) return null;
	return (
		<div className={styles.export}>
			<button type="button" className={styles.plain} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
				<IconFileSpreadsheet size={17} aria-hidden />
				{text("reports.export")}
			</button>
			<div id={id} hidden={!open}>
				{open ? (
					<Suspense fallback={null}>
						<ExportSheet {...props} />
					</Suspense>
				) : null}
			</div>
		</div>
	);
}

/** Builds the sheet only while the panel is open. */
function ExportSheet({ label, table, totalsLabel, open }: FiguresExportProps) {
	const sheet = useMemo(() => figuresSheet(label, table, { totalsLabel, open }), [label, table, totalsLabel, open]);
	return <ExportPanel sheet={async () => sheet} rows={sheet.rows.length} loading={false} />;
}
