export function Settings() {
  return (
    <div className="flow">
      <h1 className="pg">Settings</h1>
      <p className="lead">There is nothing to set yet. What can be changed will stand here.</p>
    </div>
  );
}
