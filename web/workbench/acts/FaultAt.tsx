import { type ReactNode, useContext } from "react";
import { FaultContext } from "./fault-context.ts";

interface FaultProps {
	readonly error: string | null;
	readonly errorProps: { readonly role: "alert" };
}

interface FaultAtProps {
	/** What the dialog calls the input. */
	readonly at: string;
	/** Given what an input of Mantine needs to say why the act was refused because of it. */
	readonly children: (fault: FaultProps) => ReactNode;
}

/** An input of an act's dialog, which says itself what is wrong with it. */
export function FaultAt({ at, children }: FaultAtProps) {
	const fault = useContext(FaultContext);
	return children({ error: fault?.at === at ? fault.why : null, errorProps: { role: "alert" } });
}
