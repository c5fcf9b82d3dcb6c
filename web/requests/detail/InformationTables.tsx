import type { RequestRecord } from "../../../engine/index.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/parts/Card.tsx";
import styles from "./InformationTables.module.css";
import { type InformationRow, informationOf, informationText } from "./information.ts";

/** The applicant's information, in the tables that the tenant's configuration lists. */
export function InformationTables({ request }: { readonly request: RequestRecord }) {
	return informationOf(useTenant()).map((table) => (
		<Card key={table.title} title={table.title}>
			<dl className={styles.table}>
				{table.rows.map((row) => (
					<div key={`${row.field} ${row.label}`} className={styles.row}>
						<dt className={styles.label}>{row.label}</dt>
						<dd className={styles.value}>
							<RowValue row={row} shown={informationText(request, row)} />
						</dd>
					</div>
				))}
			</dl>
		</Card>
	));
}

function RowValue({ row, shown }: { readonly row: InformationRow; readonly shown: string }) {
	if (shown === "") return <span className={styles.none}>{text("request.none")}</span>;
	if (row.kind === "email") return <a href={`mailto:${encodeURIComponent(shown)}`}>{shown}</a>;
	if (row.kind === "phone") return <a href={`tel:${encodeURIComponent(shown)}`}>{shown}</a>;
	return shown;
}
