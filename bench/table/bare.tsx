import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { watchKeystrokes } from "./keystrokes.ts";
import { manyProcesses } from "./many-processes.ts";

const rows = manyProcesses(20_000).map((record) => ({ record, searched: `${record.reference} ${record.address}`.toLowerCase() }));
const height = 40;

/** A minimal table of 20,000 rows: a search field, and the rows in view. */
function VirtualTable() {
	const [typed, setTyped] = useState("");
	const [top, setTop] = useState(0);
	const shown = useMemo(() => rows.filter(({ searched }) => searched.includes(typed.toLowerCase())), [typed]);
	const first = Math.floor(top / height);
	return (
		<>
			<input aria-label="Zoek" value={typed} onChange={(event) => setTyped(event.target.value)} />
			<p role="status">{shown.length}</p>
			<div style={{ height: 400, overflow: "auto" }} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
				<div style={{ height: shown.length * height, paddingTop: first * height, boxSizing: "border-box" }}>
					<table>
						<tbody>
							{shown.slice(first, first + 10).map(({ record }) => (
								<tr key={record.uuid} style={{ height }}>
									<td>
										<a href={`/${record.uuid}`}>{record.reference}</a>
									</td>
									<td>{record.address}</td>
									<td>{record.status.label}</td>
									<td>{record.case_counter}</td>
									<td>{record.type}</td>
									<td>{record.MunicipalityCode}</td>
									<td>{new Date(record.updated_at).toLocaleDateString("nl-NL")}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</div>
		</>
	);
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<VirtualTable />);
watchKeystrokes();
