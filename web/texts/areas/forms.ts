import texts from "../forms.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
