import { ExportForm } from "../export/ExportForm.tsx";
import { exportFileName } from "../export/export-file-name.ts";
import type { Sheet } from "../export/sheet.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { Card } from "../ui/Card.tsx";

interface ExportPanelProps {
	/** What the list shows when the export starts. */
	readonly sheet: () => Promise<Sheet>;
	/** Rows of all pages. */
	readonly rows: number;
	/** Rows are still coming. */
	readonly loading: boolean;
}

/** The list in view as a workbook: its rows in its order, whatever page somebody is on. */
export default function ExportPanel({ sheet, rows, loading }: ExportPanelProps) {
	const { acronym, export: { postalCodes = "formatted" } = {} } = useTenant();
	return (
		<Card>
			<ExportForm
				sheet={async () => ({ ...(await sheet()), postalCodes })}
				rows={rows}
				fileName={() => exportFileName(acronym, Date.now())}
				loading={loading}
			/>
		</Card>
	);
}
