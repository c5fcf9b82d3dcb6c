import { Button, NativeSelect } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Card } from "../../ui/parts/Card.tsx";
import styles from "./StartPage.module.css";
import { StartRefused } from "./StartRefused.tsx";
import cardStyles from "./TypeCard.module.css";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/starting.ts";

/** `/realisatie/nieuw`: asks for a process type, or goes straight to the form if the address has one or the tenant has only one. */
export default function NewRealisationPage() {
	const allowed = useAccess("realisationbtn");
	const { processTypes } = useTenant();
	const navigate = useNavigate();
	const [params] = useSearchParams();
	// Also serves as the idempotency key of the creation.
	const [uuid] = useState(() => crypto.randomUUID());
	usePageTitle(text("start.title"));
	if (!allowed) return <StartRefused />;
	const forRequests = requestSearch(params);
	const [only, ...others] = processTypes;
	const asked = processTypes.find((type) => type.value === params.get("type")) ?? (others.length === 0 ? only : undefined);
	if (asked) return <Navigate to={paths.realisationWithType(uuid, asked.value) + forRequests} replace state={{ madeHere: true }} />;
	return (
		<div className={styles.page}>
			<h1>{text("start.title")}</h1>
			<TypeCard
				types={processTypes}
				onStart={(type) => navigate(paths.realisationWithType(uuid, type.value) + forRequests, { state: { madeHere: true } })}
			/>
		</div>
	);
}

/** The rest of the query string: the requests the process is started for. */
function requestSearch(params: URLSearchParams): string {
	const rest = new URLSearchParams(params);
	rest.delete("type");
	return rest.size > 0 ? `?${rest}` : "";
}

interface TypeCardProps {
	readonly types: readonly ProcessType[];
	readonly onStart: (type: ProcessType) => void;
}

/** The choice of a process type, with the tenant's first one preselected. */
function TypeCard({ types, onStart }: TypeCardProps) {
	const [value, setValue] = useState(types[0]?.value ?? "");
	function submit(event: FormEvent): void {
		event.preventDefault();
		const type = types.find((each) => each.value === value);
		if (type) onStart(type);
	}
	return (
		<Card title={text("start.card.title")} className={cardStyles.card ?? ""}>
			<form onSubmit={submit} className={cardStyles.form}>
				<NativeSelect
					label={text("start.card.type")}
					value={value}
					onChange={(event) => setValue(event.currentTarget.value)}
					data={types.map((type) => ({ value: type.value, label: type.text }))}
					className={cardStyles.type}
				/>
				<Button type="submit" variant="filled" h={42}>
					{text("start.card.ok")}
				</Button>
			</form>
		</Card>
	);
}
