import { displayAnswer, displayValue, fileIdsIn, findFileCategory } from "../../../../engine/index.ts";
import FileList from "../../../files/FileList.tsx";
import { type FlowField, useFlowFields } from "../../../forms/flow-fields.ts";
import { useScreenValues } from "../../../forms/form-environment.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { LocationComparison } from "../../../locations/LocationComparison.tsx";
import { useTenant } from "../../../tenants/TenantContext.tsx";
import { Facts } from "../../../ui/parts/Facts.tsx";
import { groupAt } from "../../process/group-at.ts";
import { useProcess } from "../../process/process-context.ts";
import styles from "./ProposalDocuments.module.css";
import { useLocationReference } from "./use-location-links.ts";

/** The proposed and the alternative location side by side. */
export default function ProposalComparison() {
	const { bindings } = useProcess();
	const tenant = useTenant();
	const values = useScreenValues();
	const [ownReference, alternativeReference] = [useLocationReference("selected"), useLocationReference("alternative")];
	return (
		<LocationComparison
			own={groupAt(values, bindings.location)}
			alternative={groupAt(values, bindings.alternativeLocation)}
			map={tenant.map}
			ownReference={ownReference}
			alternativeReference={alternativeReference}
			ownDocuments={
				<>
					<ProposalFacts group="" />
					<ProposalDocuments group="" />
				</>
			}
			alternativeDocuments={
				bindings.alternativeLocation === undefined ? null : (
					<>
						<ProposalFacts group={bindings.alternativeLocation} />
						<ProposalDocuments group={bindings.alternativeLocation} />
					</>
				)
			}
		/>
	);
}

/**
 * The pictures and documents of a proposal, in the same order on both sides, pictures first. `group`: path of the
 * alternative's fields, or "" for the process's own.
 */
function ProposalDocuments({ group }: { readonly group: string }) {
	const { record, bindings } = useProcess();
	const fields = useFlowFields();
	const values = useScreenValues();
	const shown = (bindings.locationDocuments ?? [])
		.flatMap((path) => fields.get(group === "" ? path : `${group}.${path}`) ?? [])
		.sort((one, other) => Number(isOfPictures(other)) - Number(isOfPictures(one)));
	return shown.map((field) => {
		const files = fileIdsIn(valueAt(values, field.path));
		const label = String(field.schema.title ?? "");
		return (
			<div key={field.path} className={styles.documents}>
				<h4>{label}</h4>
				{files.length > 0 ? (
					<FileList files={files} prefix={record.reference} label={label} />
				) : (
					<p className={styles.none}>{String(field.options.emptyText ?? "")}</p>
				)}
			</div>
		);
	});
}

function isOfPictures({ options }: FlowField): boolean {
	return findFileCategory(String(options.category ?? ""))?.pictures === true;
}

/**
 * The other fields that both proposals have besides location and documents, in the same order on both sides. `group`: path of the
 * alternative's fields, or "" for the process's own.
 */
function ProposalFacts({ group }: { readonly group: string }) {
	const { alternativeLocation = "", locationDocuments = [] } = useProcess().bindings;
	const fields = useFlowFields();
	const values = useScreenValues();
	const shared = [...fields.keys()].flatMap((path) => {
		const own = path.startsWith(`${alternativeLocation}.`) ? path.slice(alternativeLocation.length + 1) : "";
		return own !== "" && fields.has(own) && !locationDocuments.includes(own) ? [own] : [];
	});
	const facts = shared.flatMap((own) => {
		const other = `${alternativeLocation}.${own}`;
		const field = fields.get(group === "" ? own : other);
		// A fact that is empty for both proposals does not help to compare them.
		const isKnownOfEither = [own, other].some((path) => displayValue(fields.get(path)?.schema ?? {}, valueAt(values, path)) !== "");
		if (field === undefined || !isKnownOfEither) return [];
		const value = displayAnswer(field.schema, valueAt(values, field.path), { unit: field.options.suffix });
		return [{ label: String(field.schema.title ?? ""), value }];
	});
	return facts.length === 0 ? null : <Facts facts={facts} layout="stack" />;
}
