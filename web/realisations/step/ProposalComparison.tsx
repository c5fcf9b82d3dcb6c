import { useScreenValues } from "../../forms/form-environment.ts";
import { LocationComparison } from "../../locations/LocationComparison.tsx";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { groupAt } from "./group-at.ts";
import { mapSettings } from "./map-settings.ts";
import { ProposalDocuments } from "./ProposalDocuments.tsx";
import { useProcess } from "./process-context.ts";
import { useLocationReference } from "./use-location-reference.ts";

/** The own proposal and the alternative beside each other. */
export default function ProposalComparison() {
	const { bindings } = useProcess();
	const tenant = useTenant();
	const values = useScreenValues();
	const [ownReference, alternativeReference] = [useLocationReference("selected"), useLocationReference("alternative")];
	return (
		<LocationComparison
			own={groupAt(values, bindings.location)}
			alternative={groupAt(values, bindings.alternativeLocation)}
			map={mapSettings(tenant)}
			ownReference={ownReference}
			alternativeReference={alternativeReference}
			ownDocuments={<ProposalDocuments group="" />}
			alternativeDocuments={bindings.alternativeLocation === undefined ? null : <ProposalDocuments group={bindings.alternativeLocation} />}
		/>
	);
}
