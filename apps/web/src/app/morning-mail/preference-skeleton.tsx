export const PreferenceSkeleton = () => (
  <div className="skeleton" aria-busy="true">
    <p className="vh">Looking up when your mail comes...</p>
    <span />
    <span />
  </div>
);
