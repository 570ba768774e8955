/**
 * Style of the reference page. System fonts and colours support light, dark and high-contrast modes
 * without further rules.
 */
export const referenceStyle = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
nav ul { list-style: none; padding: 0; columns: 18rem; }
nav a, h2 code, pre, .type, summary { font-family: ui-monospace, monospace; }
nav a { display: inline-block; padding: 0.25rem 0; }
section { border-top: 1px solid; margin-top: 2rem; }
h2 { font-size: 1.25rem; }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
pre { white-space: pre-wrap; border-left: 2px solid; margin: 0.25rem 0; padding-left: 0.75rem; font-size: 0.875rem; }
dl { display: grid; grid-template-columns: 3rem 1fr; gap: 0.25rem 0.5rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; min-width: 0; }
.type, summary { margin: 0.25rem 0; font-size: 0.875rem; }
`
