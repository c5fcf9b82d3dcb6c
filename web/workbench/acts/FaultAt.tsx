import { type ReactNode, useContext } from "react";
import { FaultContext } from "./fault-context.ts";

interface FaultProps {
	readonly error: string | null;
	readonly errorProps: { readonly role: "alert" };
}

interface FaultAtProps {
	/** What the dialog calls the input. */
	readonly at: string;
	/** What is wrong with the input as it is typed, said before the act is asked for. */
	readonly typed?: string | null;
	/** Given what an input of Mantine needs to say why the act was refused because of it. */
	readonly children: (fault: FaultProps) => ReactNode;
}

/** An input of an act's dialog, which says itself what is wrong with it. */
export function FaultAt({ at, typed = null, children }: FaultAtProps) {
	const fault = useContext(FaultContext);
	return children({ error: fault?.at === at ? fault.why : typed, errorProps: { role: "alert" } });
}
